import type { FetchedSource, JobSourceConfig } from '../../settings/job-source-settings.ts';
import type { JobSource } from './port.ts';
import type { BoardHttp } from './board-http.ts';

/** What a source is opened with. */
export interface SourceSetup {
  /** At the source's base address. */
  http: BoardHttp;
  /** At another address of the source's. */
  httpAt(baseUrl: string): BoardHttp;
  settings: JobSourceConfig;
}

/** A source that is asked over the network: the value that its folder's `client.ts` exports. */
export interface SourceDefinition {
  name: FetchedSource;
  /** Its address, http(s); the settings can name another. `{board}` in it is replaced by a company. */
  baseUrl: string;
  /** None where its key is not set. */
  open(setup: SourceSetup): JobSource | undefined;
}
