/** A piece of work that's reported to a collector when it has ended. */
export interface Span {
  /** Its id (W3C Trace Context), for spans that begin within it, here or elsewhere. Undefined if there is no collector. */
  readonly traceparent: string | undefined;
  /** Only the first call counts. */
  end(outcome?: { failed?: boolean; attributes?: Record<string, string | number> }): void;
}

/** Reports to a collector what was done when, how long it took, and as part of what. Nothing in it names or quotes a person. */
export interface Tracer {
  readonly isOn: boolean;
  /** `parent`: the traceparent of the work it's part of. An invalid one, or one of another version, begins a new trace. */
  begin(of: {
    name: string;
    kind: 'server' | 'client' | 'consumer';
    parent?: string | undefined;
    attributes?: Record<string, string | number>;
  }): Span;
  /** Sends what's left, within a second or not at all. */
  close(): Promise<void>;
}
