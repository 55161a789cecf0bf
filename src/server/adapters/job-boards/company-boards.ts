import type { BoardProvider } from '#contract/job-sources.ts';
import { ashby } from './ashby/client.ts';
import { bamboohr } from './bamboohr/client.ts';
import { greenhouse } from './greenhouse/client.ts';
import { lever } from './lever/client.ts';
import { personio } from './personio/client.ts';
import { recruitee } from './recruitee/client.ts';
import { smartrecruiters } from './smartrecruiters/client.ts';
import type { SourceDefinition } from './source-definition.ts';
import { workable } from './workable/client.ts';

/** The sources that list one company at a time. */
export const companyBoards: Readonly<Record<BoardProvider, SourceDefinition>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  workable,
  recruitee,
  personio,
  bamboohr,
};
