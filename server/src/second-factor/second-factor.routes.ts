import { secondFactorEndpoints } from '@grzadka/contract/second-factor/second-factor.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createOwnPasswordGuard } from '#src/login/own-password.ts';
import {
  renewRecoveryCodes,
  setUpSecondFactor,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from './change-second-factor.ts';
import { isSecondFactorRequired, readSecondFactor } from './second-factor.repo.ts';

/** The calls of the own second factor, for everybody who is signed in. */
export function routes(context: AppContext): void {
  const { serve, db, pool, config } = context;
  const guard = createOwnPasswordGuard(pool);

  serve(secondFactorEndpoints.get, async ({ caller }) => ({
    ...(await readSecondFactor(db, caller.userLoginId)),
    isRequired: isSecondFactorRequired(caller.role, config.secondFactorFrom),
  }));

  serve(secondFactorEndpoints.setUp, ({ caller, body }) =>
    guard(caller.userLoginId, () => setUpSecondFactor(context, { ...body, caller })),
  );

  serve(secondFactorEndpoints.switchOn, async ({ caller, body }) => ({
    recoveryCodes: await switchSecondFactorOn(context, { ...body, caller }),
  }));

  serve(secondFactorEndpoints.switchOff, ({ caller, body }) =>
    guard(caller.userLoginId, () => switchSecondFactorOff(context, { ...body, caller })),
  );

  serve(secondFactorEndpoints.renewRecoveryCodes, ({ caller, body }) =>
    guard(caller.userLoginId, async () => ({
      recoveryCodes: await renewRecoveryCodes(context, { ...body, caller }),
    })),
  );
}
