import { unknownInstallation } from '../../src/meter/verdict/unknown-installation.ts';
import type { VerdictContext } from '../../src/meter/verdict/verdict-context.ts';

type Device = VerdictContext['installations'][number];
type Reading = VerdictContext['measurements'][number];

/** The device that tests judge: of water, there since ever, nothing else known of it. */
export function sampleDevice(facts: Partial<Device> = {}): Device {
  return { id: 'device', ...unknownInstallation, ...facts };
}

/** A reading of it by Anna Nowak, at noon in UTC where only a day is stated. */
export function sampleReading(at: string, value: number, facts: Partial<Reading> = {}): Reading {
  return {
    id: `${at} ${value}`,
    installationId: 'device',
    value,
    measuredAt: at.includes('T') ? at : `${at}T12:00:00.000Z`,
    measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
    channel: 'office',
    rolledOver: false,
    ...facts,
  };
}

/** A meter in use with that device, last read as 120 on 15 October 2026, that usually counts 0.2 a day. */
export function sampleContext(facts: Partial<VerdictContext> = {}): VerdictContext {
  return {
    active: true,
    installations: [sampleDevice()],
    measurements: [sampleReading('2026-10-15', 120)],
    usual: 0.2,
    charged: null,
    ...facts,
  };
}
