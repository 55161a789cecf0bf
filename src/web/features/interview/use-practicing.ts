import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';

const entrySchema = z.object({ practicing: z.string() });

interface Practicing {
  /** The id of the question that is being practiced. */
  practicing: string | undefined;
  begin: (questionId: string) => void;
  /** Goes on with another question, or with the same. */
  goTo: (questionId: string) => void;
  leave: () => void;
}

/** Practicing is a separate entry in the browser's history: Back leaves it, and a reload stays in it. */
export function usePracticing(): Practicing {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (questionId: string, replace: boolean) =>
    void navigate(
      { pathname, search },
      { replace, preventScrollReset: true, state: { ...(state as object | null), practicing: questionId } },
    );
  return {
    practicing: entrySchema.safeParse(state).data?.practicing,
    begin: (questionId) => go(questionId, false),
    goTo: (questionId) => go(questionId, true),
    leave: () => void navigate(-1),
  };
}
