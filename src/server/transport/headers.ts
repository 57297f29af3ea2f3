import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ThirdParties } from './third-parties';

const YEAR_OF_HTTPS = 'max-age=31536000';

/** The headers of every response; other hosts only if configured, and HTTPS enforced only if the address uses it. */
export function pageHeaders(
  { scripts, frames, connections, images }: ThirdParties,
  publicUrl: string,
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...images],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connections],
      ...(frames.length > 0 && { frameSrc: [...frames] }),
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Google's sign-in window must reach its opener.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // Only for obsolete browsers; together as large as a small script.
    ...{ xDnsPrefetchControl: false, xDownloadOptions: false, xPermittedCrossDomainPolicies: false },
    ...{ originAgentCluster: false, xXssProtection: false },
    strictTransportSecurity: publicUrl.startsWith('https:') && YEAR_OF_HTTPS,
  });
}

const FOR_PAGES_ALONE = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
] as const;

/** Scripts and styles omit headers that only matter for pages: they come by the dozen. */
export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (/\.(js|css)$/.test(c.req.path) && c.res.ok)
    for (const name of FOR_PAGES_ALONE) c.res.headers.delete(name);
};

/** An image opened as a page may do nothing; runs after the general headers. */
export const imageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not `c.header`, which after the response would turn its bytes into a stream.
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
};
