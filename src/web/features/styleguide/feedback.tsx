import { useState } from 'react';
import { FileText } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { CountedNumber } from '../../ui/counted-number.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import { bandText, ScoreBar } from '../../ui/score-bar.tsx';
import { SegmentBar, SegmentMark } from '../../ui/segment-bar.tsx';
import { Skeleton, SkeletonField, SkeletonLines } from '../../ui/skeleton.tsx';
import { Row, Stack, State, type Specimen } from './specimen.tsx';

function Notices() {
  return (
    <Stack>
      <Notice title="Your optimization is still running">You can close this page and come back.</Notice>
      <Notice tone="success" title="Your payment went through">
        The documents are yours to download.
      </Notice>
      <Notice tone="warn" title="This ad asks for a license that we found nowhere">
        Applications without it are mostly turned down.
      </Notice>
      <Notice
        tone="danger"
        title="We couldn’t load your questions"
        action={
          <Button look="secondary" size="sm">
            Try again
          </Button>
        }
      >
        Nothing you wrote is lost.
      </Notice>
      <Notice tone="warn">Without a title.</Notice>
    </Stack>
  );
}

function EmptyStates() {
  return (
    <EmptyState
      icon={FileText}
      title="No resumes yet"
      text="What you score or optimize is kept here."
      action={<Button size="sm">Score Resume</Button>}
    />
  );
}

function ProgressBars() {
  return (
    <Stack>
      {[0, 40, 100].map((value) => (
        <State key={value} name={`${value}%${value === 40 ? ', working' : ''}`}>
          <Progress value={value} label="Optimizing" working={value === 40} />
        </State>
      ))}
    </Stack>
  );
}

function Courses() {
  const points = [52, 61, 58, 74, 83].map((value, index) => ({
    id: String(index),
    name: `Nov ${index + 3}, 2026`,
    value,
  }));
  return (
    <LineChart
      label="Resume scores, the last 5"
      points={points}
      most={100}
      aim={{ value: 80, name: 'Strong from 80' }}
    />
  );
}

function Segments() {
  return (
    <Stack>
      <SegmentBar
        label="Required: 4 shown, 2 only listed, 3 not shown"
        segments={['full', 'full', 'full', 'full', 'half', 'half', 'empty', 'empty', 'empty']}
      />
      <Row>
        <SegmentMark segment="full" />
        <SegmentMark segment="half" />
        <SegmentMark segment="empty" />
      </Row>
    </Stack>
  );
}

function Ranges() {
  const mark = (value: number) => ({ value, name: `$${value},000` });
  return (
    <RangeBar
      label="What the jobs pay"
      low={mark(42)}
      middle={mark(58)}
      high={mark(91)}
      wanted={{ value: 50, name: 'Your minimum: $50,000' }}
    />
  );
}

const scores = [
  { score: 86, band: 'green', word: 'Excellent' },
  { score: 68, band: 'yellow', word: 'Good' },
  { score: 41, band: 'red', word: 'Needs Improvement' },
  { score: null, band: 'none', word: 'Not scored yet' },
] as const;

function Scores() {
  return (
    <Stack>
      {scores.map(({ score, band, word }) => (
        <div key={band} className="grid gap-1.5">
          <p className="text-sm">
            <span className={`figures font-serif text-lg font-medium ${bandText[band]}`}>{score ?? '–'}</span> · {word}
          </p>
          <ScoreBar score={score} band={band} label="Score" />
        </div>
      ))}
    </Stack>
  );
}

function Counting() {
  const [value, setValue] = useState(64);
  return (
    <Row>
      <p className="font-serif text-2xl font-medium text-band-yellow">
        <CountedNumber value={value} />
      </p>
      <Button look="secondary" size="sm" onClick={() => setValue(value >= 90 ? 64 : value + 9)}>
        Raise it
      </Button>
    </Row>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-7 w-48" />
      <SkeletonLines lines={4} />
      <SkeletonField />
    </div>
  );
}

function Badges() {
  return (
    <Row>
      {(['plain', 'ink', 'accent', 'solid', 'green', 'yellow', 'red'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  );
}

export const feedback: readonly Specimen[] = [
  { primitive: 'notice', text: 'What happened, what it means, what to do; where it happened.', Example: Notices },
  { primitive: 'empty-state', text: 'Where there is nothing yet, and how that changes.', Example: EmptyStates },
  { primitive: 'progress', text: 'How far a piece of work is.', Example: ProgressBars },
  { primitive: 'score-bar', text: 'A score on its scale, always with its number or a word.', Example: Scores },
  { primitive: 'counted-number', text: 'A score that moves.', Example: Counting },
  { primitive: 'line-chart', text: 'The course of a score.', Example: Courses },
  { primitive: 'segment-bar', text: 'Things that can be counted, in three states.', Example: Segments },
  { primitive: 'range-bar', text: 'From where to where salaries go.', Example: Ranges },
  { primitive: 'skeleton', text: 'The shape of what is being loaded.', Example: Skeletons },
  { primitive: 'badge', text: 'A word about something.', Example: Badges },
];
