/** Figures about the process for those who watch over it. Nothing in them names a person. */
export interface Metrics {
  /** `route` is the route's pattern, never the address that was asked for. */
  request(of: { method: string; route: string; status: number; ms: number }): void;
  job(of: { job: string; failed: boolean; ms: number }): void;
  /** Figures that are read when somebody asks for them, by the values of a label. */
  gauge(of: { name: string; help: string; label: string; read(): Promise<Map<string, number>> }): void;
  /** All of them, as they are answered. */
  text(): Promise<string>;
  contentType: string;
}
