import { done, help, operatorExits, type CommandHelp } from './help-form.ts';

/** The commands with which an operator runs a server. */
export const operatorHelp = {
  serve: {
    usage: ['serve'],
    does: 'Runs the server, like npm start: pages, API, worker and database, with settings from the environment.',
    prints: 'the address, then the log; stops on SIGTERM or SIGINT',
    options: [help],
    examples: ['PORT=8080 foothold serve'],
    exits: [
      ['0', 'stopped by a signal'],
      ['1', "couldn't start; the message says why"],
      ['2', 'bad input'],
    ],
  },
  worker: {
    usage: ['worker'],
    does: 'Runs only the queue worker, alongside servers that share its PostgreSQL database; needs DATABASE_URL.',
    prints: 'the log; stops on SIGTERM or SIGINT',
    options: [help],
    examples: ['DATABASE_URL=postgres://... foothold worker'],
    exits: [
      ['0', 'stopped by a signal'],
      ['1', "couldn't start; the message says why"],
      ['2', 'bad input'],
    ],
  },
  account: {
    usage: ['account export EMAIL', 'account erase EMAIL', 'account sign-out EMAIL', 'account second-step-off EMAIL'],
    does:
      'Exports or erases an account, signs it out everywhere, or turns its two-step sign-in off and removes its passkeys.\n' +
      'Goes through the running server if there is one.',
    prints:
      'export: all that is stored but secrets; erase: what was erased, by table;\n' +
      '  sign-out: how many sessions and keys ended, and which passkeys and app remain;\n' +
      '  second-step-off: whether it was on, and how many passkeys were removed',
    options: [['EMAIL', "the account's email address"], help],
    examples: ['foothold account export ada@example.com > ada.json'],
    exits: operatorExits,
  },
  payment: {
    usage: ['payment refund ID [--cents N]'],
    does: 'Refunds a payment, in full or in part.',
    prints: "what was refunded now and in total, and the payment's status",
    options: [
      ['ID', "the payment's own id or the provider's (pi_...)"],
      ['--cents N', 'how much, in cents (default: whatever is left)'],
      help,
    ],
    examples: ['foothold payment refund pi_123 --cents 200'],
    exits: operatorExits,
  },
  jobs: {
    usage: [
      'jobs sync [SOURCE...]',
      'jobs search QUERY [--location L] [--limit N] [--remote]',
      'jobs match FILE [--limit N]',
      'jobs boards',
      'jobs approve-board BOARD',
      'jobs remove-board BOARD',
      'jobs reset-board BOARD',
      'jobs block-company NAME',
      'jobs unblock-company NAME',
      'jobs remove-listing ID',
    ],
    does:
      'Asks the job sources for their listings, within their limits; searches them; or ranks them for a resume.\n' +
      "Decides who finds what companies' boards list: what a person adds, that person alone, until you approve it.",
    prints:
      'the jobs found; after sync, what each source added, updated and retired, or why it failed;\n' +
      '  boards: each board with its status, who added it, how many jobs it lists and how it last answered,\n' +
      '  and the blocked companies; after a decision, what it changed',
    options: [
      [
        'SOURCE',
        'a source as JOB_SOURCES names it (default: all); adzuna and ziprecruiter are asked for saved searches',
      ],
      ['QUERY', 'words to search for, such as a job title'],
      ['--location L', 'a place'],
      ['FILE', 'a resume of any kind; nothing of it is stored'],
      ['--limit N', 'how many jobs to print: up to 100 found (default: 20), up to 50 ranked (default: 10)'],
      ['--remote', 'remote jobs only'],
      ['BOARD', 'a board as JOB_BOARDS names it, such as greenhouse:acme; approved, everybody finds its jobs;'],
      ['', 'removed, nobody does, not even who saved them, and nobody can add it again;'],
      ['', 'reset, it is private again, and can be added'],
      ['NAME', "a company's name, however it's written; nobody finds its jobs, whichever source lists them"],
      ['ID', "a job's id, as in its address; it stays away when its source lists it again"],
      help,
    ],
    examples: [
      'foothold jobs sync',
      'foothold jobs sync remotive greenhouse',
      'foothold jobs search "data analyst" --location Berlin',
      'foothold jobs match resume.pdf --limit 5',
      'foothold jobs approve-board greenhouse:acme',
      'foothold jobs block-company "Acme Inc."',
    ],
    exits: [done, ['1', 'failed; the message says why: every source did, or one that was named'], ['2', 'bad input']],
  },
  security: {
    usage: ['security events [--email E] [--days N]'],
    does: 'Lists what happened to the security of accounts: sign-ins, wrong passwords, changes, exports, erasures.',
    prints: 'the newest 1,000 events with account, IP address and browser, and whether there were more',
    options: [
      ['--email E', 'those of one account alone'],
      ['--days N', 'how many days back, up to 90 (default: 7)'],
      help,
    ],
    examples: ['foothold security events --email ada@example.com --days 30'],
    exits: operatorExits,
  },
  stats: {
    usage: ['stats [--days N]'],
    does: 'Counts what visitors did who agreed to it: pages, steps, accounts, purchases, web vitals.',
    prints: 'the counts; on standard error the same in lines to read',
    options: [['--days N', 'how many days back, up to 1000 (default: 30)'], help],
    examples: ['foothold stats --days 7', 'foothold stats > stats.json'],
    exits: operatorExits,
  },
  holdings: {
    usage: ['holdings [--limit N]'],
    does: 'Shows who holds most, and how large each table is. Goes through the running server if there is one.',
    prints: 'accounts and visitors by the bytes of their uploads, with their waiting jobs; tables by bytes on disk',
    options: [['--limit N', 'how many holders, up to 1000 (default: 20)'], help],
    examples: ['foothold holdings --limit 5'],
    exits: operatorExits,
  },
  migrate: {
    usage: ['migrate'],
    does: 'Brings the database up to date, as the server does on every start.',
    prints: "nothing; a message on standard error says when it's done",
    options: [help],
    examples: ['foothold migrate'],
    exits: [done, ['1', 'a bug in Foothold'], ['2', 'bad input']],
  },
  move: {
    usage: ['move --to URL'],
    does: 'Moves the embedded database in DATA_DIR to PostgreSQL, compares every row, and leaves the data folder unchanged.',
    prints: 'rows and checksum of each table, which are the same on both sides, and the settings for the next start',
    options: [
      ['--to URL', 'an empty database, as postgres://USER@HOST/DATABASE; the password may be in PGPASSWORD'],
      help,
    ],
    examples: ['foothold move --to postgres://foothold@localhost/foothold'],
    exits: [
      done,
      ['1', 'a bug in Foothold; nothing was moved'],
      ['2', 'bad input, or nothing could be moved; the message says why'],
    ],
  },
  backup: {
    usage: ['backup FILE [--force]'],
    does:
      'Writes the whole database, embedded or PostgreSQL, to a file, and compares every row. Servers go on meanwhile.\n' +
      'The embedded database waits a moment, while the running server copies its files.',
    prints: 'rows and checksum of each table, whether the session secret is in the file, and which bucket is not',
    options: [
      ['FILE', 'the file to write; only its owner can read it'],
      ['--force', 'replace FILE if it exists'],
      help,
    ],
    examples: ['foothold backup foothold.backup', 'DATABASE_URL=postgres://... foothold backup foothold.backup'],
    exits: [
      done,
      ['1', 'failed; the message says why, and FILE is as it was'],
      ['2', 'bad input, or no backup could be made; the message says why'],
    ],
  },
  restore: {
    usage: ['restore FILE'],
    does:
      'Restores a backup where there is no database yet, in DATA_DIR or in an empty PostgreSQL database at DATABASE_URL,\n' +
      'compares every row, and brings it up to date.',
    prints: 'rows and checksum of each table, which are those in the backup, and the settings for the next start',
    options: [['FILE', 'a file that foothold backup has written, from either database'], help],
    examples: [
      'DATA_DIR=./restored foothold restore foothold.backup',
      'DATABASE_URL=postgres://... foothold restore foothold.backup',
    ],
    exits: [
      done,
      ['1', 'a bug in Foothold; nothing was restored'],
      ['2', 'bad input, or nothing could be restored; the message says why'],
    ],
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;
