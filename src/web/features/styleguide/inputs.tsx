import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field, Input, Select, Textarea } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Row, Stack, State, type Specimen } from './specimen.tsx';

const nothing = () => undefined;

function Fields() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label="Job title" hint="As the ad writes it">
        {(ties) => <Input {...ties} placeholder="Store Supervisor" />}
      </Field>
      <Field label="Company" remark="optional">
        {(ties) => <Input {...ties} defaultValue="Northwind Foods" />}
      </Field>
      <State name="hover" shown="hover">
        <Field label="Job title">{(ties) => <Input {...ties} />}</Field>
      </State>
      <State name="focus" shown="focus">
        <Field label="Job title">{(ties) => <Input {...ties} />}</Field>
      </State>
      <Field
        label="Email"
        error="Enter an email address, like robin@example.com"
        hint="We only write when you ask us to"
      >
        {(ties) => <Input {...ties} defaultValue="robin@" />}
      </Field>
      <Field label="Email">{(ties) => <Input {...ties} disabled defaultValue="robin@example.com" />}</Field>
      <Field label="Where it belongs">
        {(ties) => (
          <Select {...ties}>
            <option>Store Assistant, Northwind Foods</option>
            <option>Stock Clerk, Contoso</option>
          </Select>
        )}
      </Field>
      <Field label="Where it belongs">
        {(ties) => (
          <Select {...ties} disabled>
            <option>Store Assistant, Northwind Foods</option>
          </Select>
        )}
      </Field>
      <Field label="In your own words">
        {(ties) => <Textarea {...ties} rows={3} defaultValue="Trained 12 new colleagues at the point of sale" />}
      </Field>
      <Field label="In your own words" error="Say where you did it and what came of it">
        {(ties) => <Textarea {...ties} rows={3} defaultValue="Training" />}
      </Field>
    </div>
  );
}

function Checkboxes() {
  const [checked, setChecked] = useState(true);
  return (
    <Stack>
      <Row>
        <Checkbox label="Keep me signed in" checked={checked} onChange={setChecked} />
        <Checkbox label="Tell me about jobs" checked={false} onChange={nothing} />
        <Checkbox label="All lines" checked="indeterminate" onChange={nothing} />
        <State name="hover" shown="hover">
          <Checkbox label="Tell me about jobs" checked={false} onChange={nothing} />
        </State>
        <State name="focus" shown="focus">
          <Checkbox label="Tell me about jobs" checked onChange={nothing} />
        </State>
        <Checkbox label="Not now" checked disabled onChange={nothing} />
      </Row>
      <Checkbox
        label="I agree to the terms of service"
        hint="They are one page long"
        error="Agree to the terms to go on"
        checked={false}
        onChange={nothing}
      />
    </Stack>
  );
}

function Switches() {
  const [on, setOn] = useState(true);
  return (
    <Stack>
      <Switch
        label="Show the changes"
        hint="Underlined and struck, as a proofreader does"
        checked={on}
        onChange={setOn}
      />
      <Switch label="Send me a weekly summary" checked={false} onChange={nothing} />
      <State name="hover and focus" shown="focus">
        <Switch label="Send me a weekly summary" checked={false} onChange={nothing} />
      </State>
      <Switch label="Not in this plan" checked={false} disabled onChange={nothing} />
    </Stack>
  );
}

const plans = [
  { value: 'one', label: 'This application', hint: 'Resume, cover letter and interview questions' },
  { value: 'all', label: 'All applications of a month', hint: 'Ends when you say so' },
  { value: 'team', label: 'A team', hint: 'Not yet', disabled: true },
] as const;

function RadioGroups() {
  const [plan, setPlan] = useState<(typeof plans)[number]['value']>('one');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <RadioGroup label="What do you need it for?" options={plans} value={plan} onChange={setPlan} />
      <RadioGroup
        label="What do you need it for?"
        options={plans.slice(0, 2)}
        value={undefined}
        onChange={nothing}
        error="Choose one of them"
      />
      <State name="focus" shown="focus">
        <RadioGroup label="What do you need it for?" options={plans.slice(0, 1)} value={undefined} onChange={nothing} />
      </State>
    </div>
  );
}

const types = [
  { value: 'all', label: 'All' },
  { value: 'resume', label: 'Resumes' },
  { value: 'linkedin', label: 'LinkedIn profiles' },
] as const;

function Choices() {
  const [type, setType] = useState<(typeof types)[number]['value']>('all');
  return (
    <Stack>
      <Choice label="What to list" options={types} value={type} onChange={setType} />
      <State name="hover" shown="hover">
        <Choice label="What to list" options={types} value="all" onChange={nothing} />
      </State>
    </Stack>
  );
}

const views = [
  { value: 'proofread', label: 'Proofread' },
  { value: 'clean', label: 'Clean' },
  { value: 'original', label: 'Original' },
] as const;

function Segments() {
  const [view, setView] = useState<(typeof views)[number]['value']>('proofread');
  return (
    <Stack>
      <SegmentedControl label="How to show it" options={views} value={view} onChange={setView} />
      <State name="as wide as there is room">
        <SegmentedControl label="How to show it" options={views} value={view} onChange={setView} wide />
      </State>
      <State name="one disabled">
        <SegmentedControl
          label="How to show it"
          options={[...views.slice(0, 2), { value: 'original', label: 'Original', disabled: true }]}
          value="clean"
          onChange={nothing}
        />
      </State>
    </Stack>
  );
}

export const inputs: readonly Specimen[] = [
  { primitive: 'field', text: 'Something to write or choose, with its label, hint and error.', Example: Fields },
  { primitive: 'checkbox', text: 'Something to agree to; takes effect when the form is sent.', Example: Checkboxes },
  { primitive: 'switch', text: 'Something that is on or off, and changes at once.', Example: Switches },
  { primitive: 'radio-group', text: 'One of several that need a word of explanation.', Example: RadioGroups },
  { primitive: 'choice', text: 'One of a few short ones, side by side.', Example: Choices },
  { primitive: 'segmented-control', text: 'Two to four views of the same thing.', Example: Segments },
];
