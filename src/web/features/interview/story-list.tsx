import { starParts, type StarPart } from '#domain/interview/interview-prep.ts';
import type { PrepQuestionView } from '#contract/interview-preps.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Facts } from '../../ui/facts.tsx';
import { EvidenceLines } from './evidence-lines.tsx';
import type { CompletedPrep } from './prep-state.ts';

type Story = CompletedPrep['details']['stories'][number];

/** What the resume says for a part of a story, and what it leaves to the person. */
function StoryPart({ text, missing }: { text: string; missing: string | undefined }) {
  const { interviewPrep: words } = useCopy();
  return (
    <div className="grid gap-1">
      {text !== '' && <p>{text}</p>}
      {missing !== undefined && (
        <p>
          <Badge>{words.yours}</Badge> <span className="font-serif text-ink-soft italic">{missing}</span>
        </p>
      )}
    </div>
  );
}

interface StoryListProps {
  stories: readonly Story[];
  questions: readonly PrepQuestionView[];
  onShowQuestion: (id: string) => void;
}

function StoryDetails({ story, questions, onShowQuestion }: { story: Story } & Omit<StoryListProps, 'stories'>) {
  const { interviewPrep: words } = useCopy();
  const answered = questions.filter(({ id }) => story.answers.includes(id));
  const factOf = (part: StarPart) => ({
    name: words.star[part],
    value: <StoryPart text={story.parts[part]} missing={story.missing[part]} />,
  });
  return (
    <div className="grid gap-5">
      <Facts layout="beside" label={story.title} facts={starParts.map(factOf)} />
      <div className="grid gap-1.5">
        <h5 className="text-xs text-ink-faint">{words.evidence}</h5>
        <EvidenceLines lines={[story.evidence]} />
      </div>
      {answered.length > 0 && (
        <div className="grid gap-1.5">
          <h5 className="text-xs text-ink-faint">{words.storyAnswers(answered.length)}</h5>
          <ul className="grid gap-1">
            {answered.map(({ id, text }) => (
              <li key={id}>
                <button
                  type="button"
                  className="cursor-pointer py-1 text-left underline underline-offset-4 hover:text-accent"
                  onClick={() => onShowQuestion(id)}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The person's own achievements, told in four parts. */
export function StoryList({ stories, questions, onShowQuestion }: StoryListProps) {
  const { interviewPrep: words } = useCopy();
  return (
    <div className="grid gap-3">
      <h4 className="font-serif text-lg font-medium">{words.stories}</h4>
      {stories.length === 0 ? (
        <p className="max-w-measure font-serif text-ink-soft italic">{words.noStories}</p>
      ) : (
        <Accordion
          headings="h4"
          items={stories.map((story) => ({
            value: story.id,
            title: <span className="font-serif font-medium">{story.title}</span>,
            content: <StoryDetails story={story} questions={questions} onShowQuestion={onShowQuestion} />,
          }))}
        />
      )}
    </div>
  );
}
