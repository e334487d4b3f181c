import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Sets the security headers of every reply. */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Emotion and the editor write style elements at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        // In a local network the application is reached over plain HTTP, where upgrading to HTTPS
        // would make every script fail to load.
        upgradeInsecureRequests: null,
      },
    },
    // HSTS is the reverse proxy's to set: only it knows whether HTTPS is there to stay.
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
