/** Figures about the process, for monitoring. Nothing in them names a person. */
export interface Metrics {
  /** `route` is the route's pattern, never the requested address. */
  request(of: { method: string; route: string; status: number; ms: number }): void;
  job(of: { job: string; failed: boolean; ms: number }): void;
  /** Figures that are read when somebody asks for them, one for each value of a label. */
  gauge(of: { name: string; help: string; label: string; read(): Promise<Map<string, number>> }): void;
  /** All figures, in the format that `/metrics` answers with. */
  text(): Promise<string>;
  contentType: string;
}
