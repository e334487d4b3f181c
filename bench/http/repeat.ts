/** Does something over and over until it is disposed of, which waits for the step that is under way. */
export function repeat(step: () => Promise<unknown>): AsyncDisposable {
  const over = new AbortController();
  const repeating = (async () => {
    while (!over.signal.aborted) await step();
  })();
  // A failure reaches whoever disposes of it, and must not end the process before.
  repeating.catch(() => {});
  return {
    async [Symbol.asyncDispose]() {
      over.abort();
      await repeating;
    },
  };
}
