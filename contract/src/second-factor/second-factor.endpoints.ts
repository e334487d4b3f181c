import { areaCalls } from '../core/call/area-calls.ts';
import { endpoint } from '../core/call/endpoint.ts';
import {
  firstCode,
  freshRecoveryCodes,
  passwordConfirmation,
  secondFactorSetUp,
  secondFactorState,
} from './second-factor.model.ts';

/** The calls of the own second factor: docs/product/signing-in.md#second-factor. */
export const secondFactorEndpoints = areaCalls('secondFactor', {
  get: endpoint({
    method: 'GET',
    path: '/api/session/second-factor',
    summary: 'Whether the own second factor is on',
    permission: 'signed-in',
    beforeSecondFactor: true,
    reply: secondFactorState,
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/session/second-factor/set-up',
    summary: 'Make the key that an app takes over',
    permission: 'signed-in',
    beforeSecondFactor: true,
    body: passwordConfirmation,
    reply: secondFactorSetUp,
    refuses: ['conflict', 'throttled'],
  }),
  switchOn: endpoint({
    method: 'POST',
    path: '/api/session/second-factor/switch-on',
    summary: 'Switch the second factor on with the first code of the app',
    permission: 'signed-in',
    beforeSecondFactor: true,
    body: firstCode,
    reply: freshRecoveryCodes,
    refuses: ['conflict'],
  }),
  switchOff: endpoint({
    method: 'POST',
    path: '/api/session/second-factor/switch-off',
    summary: 'Switch the own second factor off',
    permission: 'signed-in',
    body: passwordConfirmation,
    refuses: ['throttled'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/session/second-factor/recovery-codes',
    summary: 'Replace the recovery codes by fresh ones',
    permission: 'signed-in',
    body: passwordConfirmation,
    reply: freshRecoveryCodes,
    refuses: ['conflict', 'throttled'],
  }),
});
