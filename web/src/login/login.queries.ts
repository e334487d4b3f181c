import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import { loginRecord } from '@grzadka/contract/login/login.record';
import { queryOptions } from '@tanstack/react-query';
import { callVersioned } from '../core/api/call.ts';

/** A login with its role, and the version it was read with. */
export function loginQuery(userLoginId: string) {
  return queryOptions({
    queryKey: [loginRecord.name, userLoginId],
    queryFn: ({ signal }) =>
      callVersioned(loginEndpoints.get, { params: { loginId: userLoginId } }, { signal }),
  });
}
