/** Whatever answers the requests of this machine: the process itself, or several that it has started. */
export interface Front {
  /** Where it listens. */
  readonly port: number;
  /** Readiness says no from now on; everything is answered as before. */
  announceEnd(): void;
  /** Takes no more requests and waits for those under way: ten seconds at most, or until `urgent`. */
  close(urgent: AbortSignal): Promise<void>;
}
