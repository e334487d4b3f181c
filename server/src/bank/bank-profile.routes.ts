import { bankProfileEndpoints } from '@grzadka/contract/bank/profiles/bank-profile.endpoints';
import { bankProfileList } from '@grzadka/contract/bank/profiles/bank-profile.list';
import { bankProfileRecord } from '@grzadka/contract/bank/profiles/bank-profile.record';
import { listFile } from '@grzadka/contract/core/list/list-file';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import {
  bankProfileRules,
  createBankProfile,
  getBankProfile,
  readBankProfiles,
} from './profiles/bank-profile.repo.ts';

/** The calls of the own profiles. */
export function routes(context: AppContext): void {
  serveList(context, bankProfileEndpoints, {
    file: listFile(bankProfileList),
    reading: readBankProfiles,
  });

  serveRecord(context, bankProfileRecord, bankProfileEndpoints, {
    rules: bankProfileRules,
    get: getBankProfile,
    create: createBankProfile,
  });
}
