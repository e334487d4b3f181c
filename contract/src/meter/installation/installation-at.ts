import type { Installation } from './installation.model.ts';

/**
 * The device that is at the meter at an instant, of those whose mounting counts; undefined at a time without one. It is
 * there from the instant of its mounting on, and at that of its removal no more: an exchange is read on the new one.
 */
export function installationAt<Device extends Pick<Installation, 'installedAt' | 'removedAt'>>(
  installations: readonly Device[],
  instant: string,
): Device | undefined {
  const at = Date.parse(instant);
  return installations.find(
    ({ installedAt, removedAt }) =>
      (installedAt === null || Date.parse(installedAt) <= at) &&
      (removedAt === null || at < Date.parse(removedAt)),
  );
}
