import css from './KitDot.module.css'

/** A dot with the identifying colours of a kit; the main one is half of it. Decorative, hidden from screen readers. */
export function KitDot({ colours }: { colours: readonly string[] }) {
  const [main = 'transparent', second = main, accent = second] = colours
  const background = `linear-gradient(135deg, ${main} 50%, ${second} 50% 72%, ${accent} 72%)`
  return <span className={css.dot} style={{ background }} aria-hidden />
}
