import * as z from 'zod/mini';
import { newPassword, presentPassword } from '../login/login.model.ts';

/** The form that changes the own password. */
export const ownPasswordChange = z.object({
  currentPassword: presentPassword,
  newPassword,
});
