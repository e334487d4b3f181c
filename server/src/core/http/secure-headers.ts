import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { SafetyHeaders } from './edge/bare-refusal.ts';

/** What no page of the application asks a browser for; a photo is chosen as a file. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

const yearInSeconds = 365 * 86_400;

/** Sets the security headers of every reply that the framework gives. */
export function secureHeaders(app: FastifyInstance, safety: SafetyHeaders): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(safety);
  });
}

/** What any reply has, the security headers aside. */
const ordinary = new Set(['content-type', 'content-length', 'date', 'connection']);

/**
 * The security headers of this configuration. They are the same for every reply, so they are read off one
 * of an application of their own: the plugin states them in no other way.
 */
export async function readSafetyHeaders({
  isPublicOverHttps,
}: Pick<Config, 'isPublicOverHttps'>): Promise<SafetyHeaders> {
  const bare = Fastify();
  await bare.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Emotion and the editor write style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        // The site's own look at what is written; and what is printed, laid out from a file that the page itself holds (0163).
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        // In a local network the application is reached over plain HTTP, where upgrading to HTTPS
        // would make every script fail to load.
        upgradeInsecureRequests: null,
      },
    },
    // For browsers that do not know frame-ancestors, the same.
    frameguard: { action: 'deny' },
    // Of this name alone: others below it may be somebody else's.
    hsts: isPublicOverHttps && { maxAge: yearInSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  const { headers } = await bare.inject('/');
  await bare.close();
  const safety = Object.entries(headers).filter(([name]) => !ordinary.has(name));
  return {
    ...Object.fromEntries(safety.map(([name, value]) => [name, String(value)])),
    'permissions-policy': permissionsPolicy,
  };
}
