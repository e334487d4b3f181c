import { area as account } from '../account/account.area.ts';
import { area as walk } from '../campaign/walk.area.tsx';
import type { Area } from '../core/area.ts';
import { area as help } from '../help/help.area.ts';
import { area as own } from '../own/own.area.ts';

/** The areas whose screens are for whoever is signed in: a test compares them with the permissions of all. */
export const everyonesAreas: readonly Area[] = [account, walk, help, own];
