import { bankImportEndpoints } from '@grzadka/contract/bank/importing/bank-import.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readImport, readImports } from './importing/bank-import.repo.ts';
import { dropDouble, takeDouble } from './importing/decide-double.ts';
import { forgetImport } from './importing/forget-import.ts';
import { readImportedLines } from './importing/imported-lines.repo.ts';
import { runBankWork } from './importing/run-bank-work.ts';
import { storeStatement } from './importing/store-statement.ts';

/** The calls of the files of bank statements, and of their suspected doubles. */
export function routes(context: AppContext): void {
  const { serve, db, pool } = context;

  serve(bankImportEndpoints.list, ({ query }) => readImports(db, query));

  serve(bankImportEndpoints.preview, ({ body, file, caller }) =>
    storeStatement(context, { form: body, file, caller }),
  );

  serve(bankImportEndpoints.beginning, ({ body: { bankAccountId, encoding }, file }) =>
    runBankWork(pool, async () => {
      const sent = { bytes: await file.bytes(), bankAccountId, encoding, profileId: null };
      return { kind: 'beginning', sent } as const;
    }),
  );

  serve(bankImportEndpoints.get, ({ params }) => readImport(db, params));

  serve(bankImportEndpoints.lines, ({ params, query }) =>
    readImportedLines(db, { ...params, ...query }),
  );

  serve(bankImportEndpoints.apply, ({ body: { id, confirmAccount = false }, caller: login }) => {
    const { userLoginId, displayName } = login;
    const caller = { userLoginId, displayName };
    return runBankWork(pool, async () => ({ kind: 'apply', id, confirmAccount, caller }) as const);
  });

  serve(bankImportEndpoints.delete, ({ params, caller }) =>
    forgetImport(db, { ...params, caller }),
  );

  serve(bankImportEndpoints.notDouble, ({ body, caller }) => takeDouble(db, { ...body, caller }));

  serve(bankImportEndpoints.dropDouble, ({ body, caller }) => dropDouble(db, { ...body, caller }));
}
