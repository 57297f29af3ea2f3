import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ThirdParties } from './third-parties';

const YEAR_OF_HTTPS = 'max-age=31536000';

/** The headers of every answer; hosts besides our own only where a setting brings them in, https alone where it is the address. */
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
    // Google's sign-in window must be able to answer its opener.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    // For browsers that nobody has any more; together they would weigh as much as a small script.
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

/** Scripts and styles go without what a browser heeds in a page alone: they come by the dozen. */
export const assetHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (/\.(js|css)$/.test(c.req.path) && c.res.ok)
    for (const name of FOR_PAGES_ALONE) c.res.headers.delete(name);
};

/** An image that is opened as a page may do nothing at all; set after the headers of every answer, which it stands before. */
export const imageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not by `c.header`, which after the answer would send its bytes on as a stream.
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
};
