import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { isForwarded } from '../origin/forwarded.ts';
import { isLoopbackAddress, isLoopbackName } from '../origin/loopback.ts';

/**
 * Whether figures of the process and its disks are for whoever asks: only for this machine unless configured otherwise
 * (docs/product/operation.md#metrics).
 */
export function mayReadFigures(
  { metricsAccess }: Pick<Config, 'metricsAccess'>,
  request: FastifyRequest,
): boolean {
  return metricsAccess === 'any' || isFromThisMachine(request);
}

/** A proxy on this machine that adds no header of its own still hands on the name that was called. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { socket, hostname } = request;
  const isDirect = !isForwarded(request) && isLoopbackName(hostname);
  return isDirect && isLoopbackAddress(socket.remoteAddress ?? '');
}
