import { createElement, lazy } from 'react';
import { campaignPlace, campaignRoutes } from '../campaign/campaign.paths.ts';
import type { Area } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { defineGarden } from '../garden/garden.area.tsx';
import { loginPaths } from '../login/login.paths.ts';
import { defineMeter } from '../meter/meter.area.tsx';
import { defineParty } from '../party/party.area.tsx';
import { zonePlace } from '../zone/zone.paths.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { routesOf } from './routes.tsx';

const loadGardenField = async () => (await import('../garden/GardenField.tsx')).GardenField;
const loadZoneField = async () => (await import('../zone/ZoneField.tsx')).ZoneField;
const loadOpenRounds = async () => (await import('../campaign/OpenRounds.tsx')).OpenRounds;
const loadHolders = async () => (await import('../assignment/AssignmentsOf.tsx')).HoldersOfGarden;
const loadHandover = async () => (await import('../handover/HandoverLink.tsx')).HandoverLink;
const loadHandovers = async () => (await import('../handover/HandoverLink.tsx')).HandoversLink;
const loadTransfers = async () =>
  (await import('../transfer-application/TransfersOfGarden.tsx')).TransfersOfGarden;
const loadAccounts = async () => (await import('../fees/SettlementsOf.tsx')).SettlementsOfGarden;
const loadCandidates = async () =>
  (await import('../waiting/CandidatesOfGarden.tsx')).CandidatesOfGarden;
const loadWaiting = async () => (await import('../waiting/WaitingLink.tsx')).WaitingLink;
const loadCharged = async () => (await import('../charge/garden/ChargedAreas.tsx')).ChargedAreas;
const loadSections = async () => (await import('./PartySections.tsx')).PartySections;

const SubmissionCount = lazy(async () => ({
  default: (await import('../submission/SubmissionCount.tsx')).SubmissionCount,
}));

/** Areas that need parts of each other export a function of these parts; any other exports its `area`, or several that are read together. */
const found = import.meta.glob<{ readonly area?: Area | readonly Area[] }>('../*/*.area.{ts,tsx}', {
  eager: true,
});

/** Every area: each folder that has a file of that name. */
export const areas: readonly Area[] = [
  defineParty({ loadSections, newLoginPath: loginPaths.create }),
  defineGarden({
    loadHolders,
    loadHandover,
    loadTransfers,
    loadAccounts,
    loadCandidates,
    loadWaiting,
    loadHandovers,
    loadCharged,
  }),
  defineMeter({
    loadGardenField,
    loadZoneField,
    loadOpenRounds,
    SubmissionCount,
    below: [
      ...[zonePlace.screens, campaignPlace.screens, campaignRoutes].flatMap((of) =>
        Object.values<string>(of),
      ),
      paths.submissions,
    ],
  }),
  ...Object.values(found).flatMap(({ area = [] }) => area),
];

/** Every route for whoever is signed in. */
export const routes = routesOf(areas, { element: createElement(NotFoundScreen) });
