/** Some files, and their bytes together. */
interface Amount {
  readonly count: number;
  readonly bytes: number;
}

/** A file that a request brings; it is in progress until it is disposed of. */
interface Upload extends Disposable {
  /** Takes note of bytes that have arrived. */
  readonly arrived: (bytes: number) => void;
}

/** The files that requests are bringing to this process, or that wait there while their request is done. */
export interface UploadsInProgress {
  begin(): Upload;
  total(): Amount;
}

/** Counts them: they have no names, so that no look at their folder would find them. */
export function countUploads(): UploadsInProgress {
  let count = 0;
  let bytes = 0;
  return {
    begin() {
      let own = 0;
      count += 1;
      return {
        arrived(more) {
          own += more;
          bytes += more;
        },
        [Symbol.dispose]() {
          count -= 1;
          bytes -= own;
        },
      };
    },
    total: () => ({ count, bytes }),
  };
}
