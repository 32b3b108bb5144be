import css from './KitDot.module.css'

/** The colours that a kit is told by, in a dot: the main one is half of it. For the eye alone. */
export function KitDot({ colours }: { colours: readonly string[] }) {
  const [main = 'transparent', second = main, accent = second] = colours
  const background = `linear-gradient(135deg, ${main} 50%, ${second} 50% 72%, ${accent} 72%)`
  return <span className={css.dot} style={{ background }} aria-hidden />
}
