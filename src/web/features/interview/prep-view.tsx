import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Download, MessageSquareText } from 'lucide-react';
import { nextQuestion } from '#domain/interview/next-question.ts';
import { questionKinds, type QuestionKind } from '#domain/interview/interview-prep.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { CompletedPrep } from './prep-state.ts';
import { Practice } from './practice/practice.tsx';
import { focusQuestion, QuestionList } from './question-list.tsx';
import { StarPart } from './star-part.tsx';
import { usePracticing } from './use-practicing.ts';
import { usePrepExport } from './use-prep-export.ts';

type PrepTab = QuestionKind | 'star';

/** Fewer questions than this come from an ad that says little. */
const enoughQuestions = 6;

const readOnlyId = 'prep-read-only';

interface PrepViewProps {
  prep: CompletedPrep;
  /** Requests a new one. */
  update: () => void;
}

/** What can be done with all of it: practice, take it away. */
function Actions({ prep, onPractice }: { prep: CompletedPrep; onPractice: ((id: string) => void) | undefined }) {
  const { interviewPrep: words } = useCopy();
  const { mutate, isPending } = usePrepExport(prep.optimizationId);
  const { questions } = prep.details;
  const start = () => {
    const first = nextQuestion(questions, prep.practice) ?? questions[0]?.id;
    if (first !== undefined) onPractice?.(first);
  };
  const closed = onPractice ? {} : { disabled: true, 'aria-describedby': readOnlyId };
  return (
    <div className="flex flex-wrap gap-3">
      {questions.length > 0 && (
        <Button {...closed} onClick={start}>
          <MessageSquareText aria-hidden className="size-4" />
          {words.startPractice}
        </Button>
      )}
      <Button look="secondary" {...closed} loading={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-4" />
        {words.export}
      </Button>
    </div>
  );
}

/** A preparation that is completed: its four tabs, or the practice of one question. */
export function PrepView({ prep, update }: PrepViewProps) {
  const { interviewPrep: words } = useCopy();
  const { practicing, begin, goTo, leave } = usePracticing();
  const { questions } = prep.details;
  const mayPractice = prep.access === 'download';
  const practiced = mayPractice ? questions.find(({ id }) => id === practicing) : undefined;
  const [tab, setTab] = useState<PrepTab>(practiced?.kind ?? 'general');
  const [open, setOpen] = useState<string[]>([]);
  const show = (id: string) => {
    const found = questions.find((question) => question.id === id);
    if (!found) return;
    flushSync(() => {
      setTab(found.kind);
      setOpen([...open.filter((other) => other !== id), id]);
    });
    focusQuestion(id);
  };
  const left = useRef<string>(undefined);
  useEffect(() => {
    // Back from practice, the focus returns to where it was.
    if (!practiced && left.current !== undefined) focusQuestion(left.current);
    left.current = practiced?.id;
  }, [practiced]);
  if (practiced) return <Practice prep={prep} question={practiced} onGo={goTo} onLeave={leave} />;
  return (
    <>
      {prep.outdated && (
        <Notice
          title={words.outdated}
          action={
            mayPractice ? (
              <Button size="sm" look="secondary" onClick={update}>
                {words.update}
              </Button>
            ) : undefined
          }
        >
          {mayPractice ? words.outdatedText : undefined}
        </Notice>
      )}
      {questions.length < enoughQuestions && <Notice title={words.fewQuestions}>{words.fewQuestionsText}</Notice>}
      {!mayPractice && (
        <div id={readOnlyId}>
          <Notice title={words.readOnly} />
        </div>
      )}
      <Actions prep={prep} onPractice={mayPractice ? begin : undefined} />
      <Tabs<PrepTab>
        label={words.tabList}
        value={tab}
        onValueChange={setTab}
        tabs={[
          ...questionKinds.map((kind) => ({
            value: kind,
            label: words.tabs[kind],
            content: (
              <QuestionList
                questions={questions.filter((question) => question.kind === kind)}
                practice={prep.practice}
                none={words.noQuestions[kind]}
                open={open}
                onOpenChange={setOpen}
                onPractice={mayPractice ? begin : undefined}
                readOnlyId={readOnlyId}
              />
            ),
          })),
          {
            value: 'star',
            label: words.tabs.star,
            content: <StarPart prep={prep} onShowQuestion={show} />,
          },
        ]}
      />
    </>
  );
}
