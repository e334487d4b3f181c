import type { ConsumptionStep } from '@grzadka/contract/meter/consumption/consumption.model';
import { ownEndpoints } from '@grzadka/contract/own/own.endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery, servesScreen } from '../core/api/call-query.ts';
import { ownArea } from './own.paths.ts';

/** The gardens that the person holds today. */
export const ownGardensQuery = {
  ...callQuery([ownArea, 'gardens'], ownEndpoints.gardens, {}),
  staleTime: servesScreen,
};

/** An own garden with its meters. */
export function ownGardenQuery(id: string) {
  return {
    ...callQuery([ownArea, 'garden', id], ownEndpoints.garden, { params: { id } }),
    staleTime: servesScreen,
  };
}

/** The readings of a meter in an own garden, as many as are asked for, the newest first. */
export function ownMeasurementsQuery(id: string, limit: number) {
  return {
    ...callQuery([ownArea, 'meter', id, 'measurements', limit], ownEndpoints.measurements, {
      params: { id },
      query: { limit: String(limit) },
    }),
    placeholderData: keepPreviousData,
  };
}

/** What was used at a meter in an own garden. */
export function ownConsumptionQuery(id: string, step: ConsumptionStep) {
  return {
    ...callQuery([ownArea, 'meter', id, 'consumption', step], ownEndpoints.consumption, {
      params: { id },
      query: { step },
    }),
    placeholderData: keepPreviousData,
  };
}

/** The accounts of the person, present and past. */
export const ownSettlementsQuery = {
  ...callQuery([ownArea, 'settlements'], ownEndpoints.settlements, {}),
  staleTime: servesScreen,
};

/** What is open on an own account. */
export function ownOpenQuery(id: string) {
  return callQuery([ownArea, 'settlement', id, 'open'], ownEndpoints.open, { params: { id } });
}

/** What an own account was charged. */
export function ownChargesQuery(id: string) {
  return callQuery([ownArea, 'settlement', id, 'charges'], ownEndpoints.charges, {
    params: { id },
  });
}

/** How to pay what is open on an own account. */
export function ownTransferQuery(id: string) {
  return callQuery([ownArea, 'settlement', id, 'transfer'], ownEndpoints.transfer, {
    params: { id },
  });
}

/** What was posted on an own account, as much as is asked for, the newest first. */
export function ownEntriesQuery(id: string, limit: number) {
  return {
    ...callQuery([ownArea, 'settlement', id, 'entries', limit], ownEndpoints.entries, {
      params: { id },
      query: { limit: String(limit) },
    }),
    placeholderData: keepPreviousData,
  };
}
