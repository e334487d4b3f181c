import { loginEndpoints } from '@grzadka/contract/login/login.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { deleteLogin, updateLogin } from './change-login.ts';
import { createLogin } from './create-login.ts';
import { getLogin } from './login.repo.ts';
import { createOwnPasswordGuard } from './own-password.ts';
import { setPassword } from './set-password.ts';

/** The calls of the logins. */
export function routes(context: AppContext): void {
  const { serve, db, pool } = context;
  const guardOwnPassword = createOwnPasswordGuard(pool);

  serve(loginEndpoints.create, ({ body, caller }) => createLogin(context, { data: body, caller }));

  serve(loginEndpoints.get, ({ params }) => getLogin(db, params.loginId));

  serve(loginEndpoints.update, ({ body: { loginId: reference, ...body }, caller, ifMatch }) =>
    updateLogin(db, { ...body, reference, caller, ifMatch }),
  );

  serve(loginEndpoints.setPassword, ({ body: { loginId: reference, ...body }, caller, ifMatch }) =>
    setPassword({ ...context, guardOwnPassword }, { ...body, reference, caller, ifMatch }),
  );

  serve(loginEndpoints.delete, ({ params: { loginId: reference }, caller, ifMatch }) =>
    deleteLogin(db, { reference, caller, ifMatch }),
  );
}
