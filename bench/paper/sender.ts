import type { Sender } from '@grzadka/server/src/statement/letter.ts';

/** Who sends what is printed. */
export const sender: Sender = {
  name: 'Rodzinny Ogród Działkowy „Pod Lipami”',
  shortName: 'ROD POD LIPAMI',
  nip: '8567346215',
  bankAccount: '61109010140000071219812874',
  virtualAccountPrefix: null,
  street: 'Lipowa',
  houseNumber: '3',
  postalCode: '90-001',
  city: 'Łódź',
  phone: '48601234567',
  email: 'zarzad@rod-pod-lipami.pl',
  addressWindow: 'right',
  logo: null,
};
