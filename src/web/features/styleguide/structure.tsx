import { useState } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Figures } from '../../ui/figures.tsx';
import { Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Stack, State, type Specimen } from './specimen.tsx';

function Cards() {
  return (
    <Card>
      <h3 className="text-lg">Store Supervisor</h3>
      <p className="text-sm text-ink-soft">A sheet lying on the paper.</p>
    </Card>
  );
}

const tabNames = ['overview', 'resumes', 'settings'] as const;

function SomeTabs() {
  const [tab, setTab] = useState<(typeof tabNames)[number]>('overview');
  return (
    <Tabs
      label="Parts of the profile"
      value={tab}
      onValueChange={setTab}
      tabs={tabNames.map((value) => ({
        value,
        label: value,
        content: <p className="text-sm text-ink-soft">What {value} shows.</p>,
      }))}
    />
  );
}

const questions = [
  {
    value: 'stock',
    title: 'Tell me about a time you reduced losses in a stock room.',
    aside: <Badge tone="accent">likely</Badge>,
    content: <p className="text-sm text-ink-soft">Your line about stock counts of 3 stores is a good start.</p>,
  },
  {
    value: 'team',
    title: 'How do you train new colleagues?',
    content: <p className="text-sm text-ink-soft">Say how many, and what they could do afterwards.</p>,
  },
  { value: 'sap', title: 'Which parts of SAP have you worked with?', content: null, disabled: true },
];

function Accordions() {
  return <Accordion items={questions} firstOpen={['stock']} />;
}

function Disclosures() {
  return (
    <Stack>
      <Disclosure summary="How we count this">
        Each requirement counts once, however often the ad repeats it.
      </Disclosure>
      <Disclosure summary="Open at first" firstOpen>
        Each requirement counts once.
      </Disclosure>
      <State name="focus" shown="focus">
        <Disclosure summary="How we count this">Each requirement counts once.</Disclosure>
      </State>
    </Stack>
  );
}

const facts = [
  { name: 'Job title', value: 'Store Supervisor' },
  { name: 'Company', value: 'Northwind Foods' },
  { name: 'Resume', value: 'robin-example-resume-with-a-very-long-name-that-has-to-wrap-somewhere.pdf' },
];

const adAddress = 'https://example.com/opening-1';

function LinkOut() {
  return (
    <ExternalLink to={adAddress} newTab="opens in a new tab">
      Open the Ad
    </ExternalLink>
  );
}

function SomeFacts() {
  return (
    <Stack>
      <Facts facts={facts} label="The job" />
      <State name="beside">
        <Facts facts={facts} label="The job" layout="beside" />
      </State>
    </Stack>
  );
}

const owned = [
  { name: 'Resume Optimizations', value: 12 },
  { name: 'Score Assessments', value: 5 },
  { name: 'Average match', value: '69%' },
  { name: 'Interview Prep', value: 1 },
  { name: 'Payments', value: 2 },
];

function SomeFigures() {
  return (
    <Stack>
      <Figures figures={owned} label="What you have made" />
      <State name="loading">
        <Figures figures={owned.map(({ name }) => ({ name, value: undefined }))} label="What you have made" />
      </State>
    </Stack>
  );
}

const payments = [
  { date: 'Jan 5, 2026', what: 'Complete Package', amount: '$9.00' },
  { date: 'Feb 5, 2026', what: 'Foothold Pro', amount: '$19.00' },
];
const columns = [
  {
    name: 'Date',
    cell: ({ date }: (typeof payments)[number]) => date,
    head: true,
    sortBy: ({ date }: (typeof payments)[number]) => date,
  },
  { name: 'What', cell: ({ what }: (typeof payments)[number]) => what },
  { name: 'Amount', cell: ({ amount }: (typeof payments)[number]) => amount, figures: true },
];

function Tables() {
  return (
    <Stack>
      <Table caption="Payments" captionShown columns={columns} rows={payments} keyOf={({ date }) => date} />
      <State name="empty">
        <Table
          caption="Payments this year"
          columns={columns}
          rows={[]}
          keyOf={({ date }) => date}
          empty={<p className="py-4 text-sm text-ink-faint">No payments yet</p>}
        />
      </State>
    </Stack>
  );
}

export const structure: readonly Specimen[] = [
  { primitive: 'card', text: 'A thing of its own on the page.', Example: Cards },
  { primitive: 'tabs', text: 'Views of which one is looked at.', Example: SomeTabs },
  { primitive: 'accordion', text: 'A list whose items open in place.', Example: Accordions },
  { primitive: 'disclosure', text: 'One detail that few need.', Example: Disclosures },
  { primitive: 'external-link', text: 'Leaves the site, in a new tab, by http or https alone.', Example: LinkOut },
  { primitive: 'facts', text: 'What is known of one thing.', Example: SomeFacts },
  { primitive: 'figures', text: 'How much there is of several things, at one look.', Example: SomeFigures },
  { primitive: 'table', text: 'Many of the same kind, to compare.', Example: Tables },
];
