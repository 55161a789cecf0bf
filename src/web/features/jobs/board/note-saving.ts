/** The state of a text that saves itself. */
export type NoteState = 'idle' | 'saving' | 'saved' | 'failed';

export interface NoteSaving {
  /** Takes what is typed; it is sent when the person pauses. */
  type: (text: string) => void;
  /** Sends at once what was not sent yet: on leaving, and to try again. */
  flush: () => void;
}

interface Deps {
  /** As it is at the server. */
  saved: string;
  /** Sends a text; rejects where it was not saved. */
  send: (text: string) => Promise<unknown>;
  /** Keeps in the browser what is not at the server yet; undefined forgets it. */
  keep: (text: string | undefined) => void;
  /** Tells what is shown. */
  tell: (state: NoteState, error?: unknown) => void;
  /** Whether a text can be saved; otherwise it's kept only in the browser. */
  canSave: (text: string) => boolean;
  pauseMs: number;
}

/** Saves a text as it is typed: one request at a time, the last text last, and nothing lost where one fails. */
export function createNoteSaving({ saved, send, keep, tell, canSave, pauseMs }: Deps): NoteSaving {
  let atServer = saved;
  let wanted = saved;
  let sending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (sending || wanted === atServer || !canSave(wanted)) return;
    const text = wanted;
    sending = true;
    tell('saving');
    void sendNow(text);
  };

  const sendNow = async (text: string): Promise<void> => {
    try {
      await send(text);
    } catch (error) {
      sending = false;
      tell('failed', error);
      return;
    }
    sending = false;
    atServer = text;
    if (wanted === text) {
      keep(undefined);
      tell('saved');
    } else if (timer === undefined) flush();
  };

  return {
    type(text) {
      wanted = text;
      keep(text === atServer && !sending ? undefined : text);
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
  };
}
