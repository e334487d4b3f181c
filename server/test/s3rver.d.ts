/** What the tests use of s3rver, which brings no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';

  interface Options {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
