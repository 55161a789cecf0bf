/** A piece of work that is told to a collector when it has ended. */
export interface Span {
  /** Its name among all others, for what is begun within it, here or elsewhere (W3C Trace Context); undefined where nobody is told. */
  readonly traceparent: string | undefined;
  /** Only the first call counts. */
  end(outcome?: { failed?: boolean; attributes?: Record<string, string | number> }): void;
}

/** Tells a collector what was done when, how long it took, and within what. Nothing of it names a person or quotes one. */
export interface Tracer {
  readonly isOn: boolean;
  /** `parent`: the traceparent of what it is done within; what is none, or another version's, begins a trace of its own. */
  begin(of: {
    name: string;
    kind: 'server' | 'client' | 'consumer';
    parent?: string | undefined;
    attributes?: Record<string, string | number>;
  }): Span;
  /** Sends what is left, within a second or not at all. */
  close(): Promise<void>;
}
