import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importEndpoints } from '@grzadka/contract/import/import.endpoints';
import {
  type ImportKindName,
  importKindNames,
  listKindNames,
} from '@grzadka/contract/import/import-kinds';
import { create as contentDisposition } from 'content-disposition';
import type { AppContext } from '#src/core/http/app-context.ts';
import { sendImport } from './send-import.ts';

const samples = {
  garden: { name: 'dzialki.csv', type: 'text/csv; charset=utf-8' },
  party: { name: 'podmioty.xlsx', type: importEndpoints.partySample.replyTypes[1] },
  assignment: { name: 'przypisania.csv', type: 'text/csv; charset=utf-8' },
  meter: { name: 'liczniki.xlsx', type: importEndpoints.meterSample.replyTypes[1] },
  installation: { name: 'zalozone-liczniki.csv', type: 'text/csv; charset=utf-8' },
  reading: { name: 'odczyty.csv', type: 'text/csv; charset=utf-8' },
  opening: { name: 'bilans-otwarcia.csv', type: 'text/csv; charset=utf-8' },
  amount: { name: 'kwoty.csv', type: 'text/csv; charset=utf-8' },
} as const satisfies Record<ImportKindName, { name: string; type: string }>;

const samplesFolder = new URL('../../../samples/', import.meta.url);

/** The calls of the import. */
export function routes(context: AppContext): void {
  const { serve } = context;
  for (const kind of listKindNames) {
    serve(importEndpoints[`${kind}Check`], (call) =>
      sendImport(context, call, { kind, sha256: null }),
    );

    serve(importEndpoints[`${kind}Run`], (call) =>
      sendImport(context, call, { kind, sha256: call.body.sha256 }),
    );
  }

  serve(importEndpoints.amountCheck, (call) =>
    sendImport(context, call, {
      kind: 'amount',
      sha256: null,
      into: { id: call.params.id, ifMatch: undefined },
    }),
  );

  serve(importEndpoints.amountRun, (call) =>
    sendImport(context, call, {
      kind: 'amount',
      sha256: call.body.sha256,
      into: { id: call.params.id, ifMatch: call.ifMatch },
    }),
  );

  for (const kind of importKindNames) {
    serve(importEndpoints[`${kind}Sample`], async ({ reply }) => {
      const { name, type } = samples[kind];
      return reply
        .headers({ 'content-type': type, 'content-disposition': contentDisposition(name) })
        .send(createReadStream(fileURLToPath(new URL(name, samplesFolder))));
    });
  }
}
