import { useTranslation } from '../../texts/index.ts'

interface Props {
  readonly place: { readonly lat: number; readonly lng: number }
  readonly label: string
}

/** A drawn sign of the neighbourhood, not a map of it: nothing is loaded from a map service before someone asks for it. */
export function MapFigure({ place: { lat, lng }, label }: Props) {
  const { t } = useTranslation(['pages'])
  return (
    <figure className="map">
      <svg className="map__svg" viewBox="0 0 600 420" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path className="map__land" d="M0 0h600v420H0z" />
        <path className="map__park" d="M356 46h92v78h-92z" />
        <path className="map__water" d="M500-20c-26 90 34 150 8 250s40 130 20 210" />
        <path className="map__road" d="M-40 134 640 96M170-20l34 460M-40 319l680-23" />
        <path
          className="map__lane"
          d="M-10 46 510 20M-10 84l520-28M-10 182l528-26M-10 226l530-22M-10 272l536-20M-10 362l556-18M-10 402l560-14M28-10l34 440M74-10l34 440M122-10l34 440M246-10l30 440M298-10l30 440M342 130l22 300M400 128l20 302M452-10l16 440"
        />
        <path className="map__pin" d="M300 236c-26-34-40-52-40-76a40 40 0 0 1 80 0c0 24-14 42-40 76Z" />
        <circle className="map__eye" cx="300" cy="160" r="14" />
      </svg>
      <figcaption>
        <a
          className="button map__link"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
          rel="noopener"
          aria-label={`${t('pages:contact_map')}: ${label.replaceAll('\n', ', ')}`}
        >
          {t('pages:contact_map')}
        </a>
      </figcaption>
    </figure>
  )
}
