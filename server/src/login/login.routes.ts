import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { deleteLogin, setPassword, updateLogin } from './change-login.ts';
import { createLogin } from './create-login.ts';
import { getLogin } from './login.repo.ts';

/** The calls of the logins. */
export function loginRoutes(context: AppContext): void {
  const { serve, db } = context;

  serve(loginEndpoints.create, ({ body, caller }) => createLogin(context, { data: body, caller }));

  serve(loginEndpoints.get, async ({ params, reply }) => {
    const { login, version } = await getLogin(db, params.loginId);
    setEtag(reply, version);
    return login;
  });

  serve(loginEndpoints.update, async ({ body, ifMatch, caller }) => {
    await updateLogin(db, { data: { ...body, ifMatch }, caller });
    return undefined;
  });

  serve(loginEndpoints.setPassword, async ({ body, caller }) => {
    await setPassword(context, { data: body, caller });
    return undefined;
  });

  serve(loginEndpoints.delete, async ({ params, caller }) => {
    await deleteLogin(db, { reference: params.loginId, caller });
    return undefined;
  });
}
