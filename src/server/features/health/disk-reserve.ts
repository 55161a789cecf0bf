import type { Disk } from '../../adapters/disk/port.ts';

/** How much of the disk is kept free, so that reading, signing in and deleting go on when it fills up. */
export interface DiskReserve {
  /** Whether less is free than is kept. Where the disk can't be asked, it isn't. */
  isUsed(): Promise<boolean>;
  /**
   * Does `begin` once the reserve is used and `end` once there is room again, until the function it returns is called. One that fails is done again at the next
   * look.
   */
  watch(when: { begin(): Promise<void>; end(): Promise<void> }): () => void;
}

const lookEveryMs = 2_000;

export function createDiskReserve({ disk, bytes }: { disk: Disk; bytes: number }): DiskReserve {
  const isUsed = () =>
    disk.freeBytes().then(
      (free) => free !== undefined && free < bytes,
      () => false,
    );
  return {
    isUsed,
    watch({ begin, end }) {
      let wasUsed = false;
      let isAtWork = false;
      const compare = async () => {
        if (isAtWork) return;
        isAtWork = true;
        try {
          const used = await isUsed();
          if (used !== wasUsed) await (used ? begin() : end());
          wasUsed = used;
        } finally {
          isAtWork = false;
        }
      };
      const timer = setInterval(() => void compare().catch(() => undefined), lookEveryMs).unref();
      return () => clearInterval(timer);
    },
  };
}
