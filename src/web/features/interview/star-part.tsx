import type { ReactNode } from 'react';
import { starParts } from '#domain/interview/interview-prep.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import type { CompletedPrep } from './prep-state.ts';
import { StoryList } from './story-list.tsx';

/** A list, or what is said where it is empty. */
function Texts({ texts, none }: { texts: readonly ReactNode[]; none: string }) {
  if (texts.length === 0) return <p className="max-w-measure font-serif text-ink-soft italic">{none}</p>;
  return (
    <ul className="grid max-w-measure list-disc gap-2 pl-5">
      {texts.map((text, at) => (
        // eslint-disable-next-line react/no-array-index-key -- a list that is never reordered, with texts that may repeat.
        <li key={at} className="break-words">
          {text}
        </li>
      ))}
    </ul>
  );
}

const Title = ({ children }: { children: string }) => <span className="font-serif font-medium">{children}</span>;

interface StarPartProps {
  prep: CompletedPrep;
  onShowQuestion: (id: string) => void;
}

/** The tab about telling: the four parts of a story, the person's own stories, tips and questions to ask back. */
export function StarPart({ prep, onShowQuestion }: StarPartProps) {
  const { interviewPrep: words } = useCopy();
  const { starGuides, tips, details } = prep;
  const count = (all: readonly unknown[]) => <span className="figures">{words.starCount(all.length)}</span>;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <p className="text-ink-soft">{words.starIntro}</p>
        <Accordion
          headings="h4"
          items={starParts.map((part) => ({
            value: part,
            title: <Title>{words.star[part]}</Title>,
            aside: count(starGuides[part]),
            content: <Texts texts={starGuides[part]} none={words.starNone[part]} />,
          }))}
        />
      </div>
      <StoryList stories={details.stories} questions={details.questions} onShowQuestion={onShowQuestion} />
      <Accordion
        headings="h4"
        firstOpen={['tips']}
        items={[
          {
            value: 'tips',
            title: <Title>{words.tips}</Title>,
            aside: count(tips),
            content: <Texts texts={tips} none={words.noTips} />,
          },
          {
            value: 'forEmployer',
            title: <Title>{words.forEmployer}</Title>,
            aside: count(details.forEmployer),
            content: (
              <Texts
                none={words.noForEmployer}
                texts={details.forEmployer.map(({ text, from }) => (
                  <span key={text} className="grid gap-0.5">
                    {text}
                    <span className="text-xs text-ink-faint">{words.from(from)}</span>
                  </span>
                ))}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
