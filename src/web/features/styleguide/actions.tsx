import { useState } from 'react';
import { Copy, Download, MoreHorizontal, PenLine, Trash2 } from 'lucide-react';
import { Actions } from '../../ui/actions.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Row, Stack, State, type Specimen } from './specimen.tsx';

const looks = ['primary', 'secondary', 'danger', 'risky', 'quiet'] as const;

function Buttons() {
  return (
    <Stack>
      {looks.map((look) => (
        <Row key={look}>
          <State name={look}>
            <Button look={look}>Score Resume</Button>
          </State>
          <State name="hover" shown="hover">
            <Button look={look}>Score Resume</Button>
          </State>
          <State name="focus" shown="focus">
            <Button look={look}>Score Resume</Button>
          </State>
          <State name="disabled">
            <Button look={look} disabled>
              Score Resume
            </Button>
          </State>
          <State name="loading">
            <Button look={look} loading>
              Scoring...
            </Button>
          </State>
          <State name="small">
            <Button look={look} size="sm">
              Leave it out
            </Button>
          </State>
        </Row>
      ))}
      <State name="a link">
        <ButtonLink look="secondary" size="sm">
          <a href="#button">Open the score</a>
        </ButtonLink>
      </State>
    </Stack>
  );
}

function IconButtons() {
  return (
    <Row>
      <State name="plain">
        <IconButton icon={PenLine} label="Edit" />
      </State>
      <State name="outlined">
        <IconButton icon={Copy} label="Copy" look="outlined" />
      </State>
      <State name="danger">
        <IconButton icon={Trash2} label="Delete" look="danger" />
      </State>
      <State name="hover" shown="hover">
        <div className="flex gap-2">
          <IconButton icon={PenLine} label="Edit" />
          <IconButton icon={Copy} label="Copy" look="outlined" />
          <IconButton icon={Trash2} label="Delete" look="danger" />
        </div>
      </State>
      <State name="focus" shown="focus">
        <IconButton icon={PenLine} label="Edit" />
      </State>
      <State name="disabled">
        <IconButton icon={PenLine} label="Edit" disabled />
      </State>
      <State name="loading">
        <IconButton icon={PenLine} label="Edit" loading />
      </State>
    </Row>
  );
}

function Menus() {
  return (
    <Menu align="start" trigger={<IconButton icon={MoreHorizontal} label="What to do with it" look="outlined" />}>
      <MenuLabel>Store Supervisor</MenuLabel>
      <MenuItem>
        <Download aria-hidden />
        Download
      </MenuItem>
      <MenuItem disabled>
        <Copy aria-hidden />
        Copy the letter
      </MenuItem>
      <MenuItem asChild>
        <a href="#menu">Open the ad</a>
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger>
        <Trash2 aria-hidden />
        Delete
      </MenuItem>
    </Menu>
  );
}

const shapes = ['box', 'sheet', 'full'] as const;

function Dialogs() {
  const [open, setOpen] = useState<(typeof shapes)[number]>();
  return (
    <Row>
      {shapes.map((shape) => (
        <Button key={shape} look="secondary" size="sm" onClick={() => setOpen(shape)}>
          Open a {shape}
        </Button>
      ))}
      <Dialog
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
        shape={open ?? 'box'}
        close="Close"
        title={<h2 className="pr-12 text-lg">Delete this optimization?</h2>}
      >
        <p className="pt-3 text-ink-soft">Its resume and its cover letter go with it. You can’t undo this.</p>
        <div className="h-5" />
        <DialogFoot>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" onClick={() => setOpen(undefined)}>
              Delete
            </Button>
            <Button look="secondary" onClick={() => setOpen(undefined)}>
              Keep it
            </Button>
          </div>
        </DialogFoot>
      </Dialog>
    </Row>
  );
}

function Confirmations() {
  const [open, setOpen] = useState(false);
  return (
    <Row>
      <Button look="secondary" size="sm" onClick={() => setOpen(true)}>
        Ask before deleting
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this version?"
        text="You can’t undo this."
        confirm="Delete"
        cancel="Keep it"
        onConfirm={() => setOpen(false)}
      />
    </Row>
  );
}

function Toasts() {
  const toast = useToast();
  const text = 'You can go on working.';
  return (
    <Row>
      {(['neutral', 'notice', 'destructive'] as const).map((tone) => (
        <Button
          key={tone}
          look="secondary"
          size="sm"
          onClick={() => toast({ tone, title: 'Your resume is saved', text })}
        >
          Show a {tone} one
        </Button>
      ))}
    </Row>
  );
}

function Tooltips() {
  return (
    <Tooltip text="Opens after 700 ms">
      <Button look="secondary" size="sm">
        Point at this
      </Button>
    </Tooltip>
  );
}

function Keys() {
  return (
    <p className="text-sm text-ink-soft">
      <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> sends it, <Kbd>Esc</Kbd> closes it.
    </p>
  );
}

function MoreOf() {
  const [asked, setAsked] = useState(0);
  return (
    <Row>
      <State name={`waits to be pressed (${asked})`}>
        <LoadMore label="Show older ones" loading={false} failed onMore={() => setAsked(asked + 1)} />
      </State>
      <State name="loading">
        <LoadMore label="Show older ones" loading failed={false} onMore={() => setAsked(asked + 1)} />
      </State>
    </Row>
  );
}

function ButtonsOfAPage() {
  return (
    <Stack>
      <Actions>
        <Button>Optimize My Resume</Button>
        <Button look="secondary">Score Another</Button>
        <Button look="quiet">Back</Button>
      </Actions>
      <State name="paired on a phone">
        <Actions phone="paired">
          <Button>Continue</Button>
          <Button look="quiet">Back</Button>
        </Actions>
      </State>
    </Stack>
  );
}

export const actions: readonly Specimen[] = [
  { primitive: 'button', text: 'A verb. One primary one in a view.', Example: Buttons },
  { primitive: 'actions', text: 'The buttons of a page, the most important first.', Example: ButtonsOfAPage },
  {
    primitive: 'icon-button',
    text: 'Only where the icon is known to everyone; its label is its tooltip.',
    Example: IconButtons,
  },
  { primitive: 'menu', text: 'What can be done with one thing, where buttons would crowd.', Example: Menus },
  {
    primitive: 'dialog',
    text: 'A question that has to be answered first, or details on a small screen.',
    Example: Dialogs,
  },
  { primitive: 'confirm-dialog', text: 'Before something is taken away for good.', Example: Confirmations },
  { primitive: 'toast', text: 'Something happened that changes nothing else on the page.', Example: Toasts },
  { primitive: 'tooltip', text: 'A word about a button. Nothing that anyone has to read.', Example: Tooltips },
  { primitive: 'kbd', text: 'A key to press.', Example: Keys },
  { primitive: 'load-more', text: 'At the end of a list that goes on.', Example: MoreOf },
];
