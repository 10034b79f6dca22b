import { useEffect, useState } from 'react';
import { useLocation } from '../router/index.ts';

const ABOUT_LANDING = [
  'link[rel="canonical"]',
  'link[type="application/atom+xml"]',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name="twitter:card"]',
  'script[type="application/ld+json"]',
].join();

/**
 * Takes it away once the reader is on another page: browsers share the canonical address where there is one, not the one
 * that they show.
 */
export function LandingHead() {
  const { pathname } = useLocation();
  const [landed] = useState(pathname);
  const hasLeft = pathname !== landed;
  useEffect(() => {
    if (hasLeft) for (const element of document.head.querySelectorAll(ABOUT_LANDING)) element.remove();
  }, [hasLeft]);
  return null;
}
