import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { versionedQuery } from '../core/api/call-query.ts';

/** A login with its role, and the version it was read with. */
export function loginQuery(userLoginId: string) {
  return versionedQuery([loginRecord.name, userLoginId], loginEndpoints.get, {
    params: { loginId: userLoginId },
  });
}
