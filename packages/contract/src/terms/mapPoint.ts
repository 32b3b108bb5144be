/** A place on the map: coordinates in degrees, or the address of a page of a known map. */
export type MapPoint = { readonly lat: number; readonly lng: number } | { readonly url: string }

const MAP_HOSTS = ['maps.app.goo.gl', 'goo.gl', 'maps.google.com', 'www.google.com', 'google.com', 'maps.apple.com']
const OSM_HOSTS = ['www.openstreetmap.org', 'openstreetmap.org', 'osm.org']
const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/

/**
 * Reads `11.5564, 104.9282` or a link that a map shares. Returns null for anything else: the shop's staff open the link,
 * so only pages of known maps are taken.
 */
export function parseMapPoint(text: string): MapPoint | null {
  const numbers = text.replace(',', ' ').trim().split(/\s+/)
  if (numbers.length === 2 && numbers.every(number => DEGREES.test(number))) {
    const [lat = 0, lng = 0] = numbers.map(Number)
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
  }
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname, username, port, href } = new URL(text)
  if (protocol !== 'https:' || username !== '' || port !== '') return null
  const isMap = OSM_HOSTS.includes(hostname) || (MAP_HOSTS.includes(hostname) && isMapPath(hostname, pathname))
  return isMap ? { url: href } : null
}

/** Google serves other pages on the hosts of its maps. */
const isMapPath = (hostname: string, pathname: string): boolean =>
  /^(?:maps\.|maps\.app)/.test(hostname) || pathname.startsWith('/maps')
