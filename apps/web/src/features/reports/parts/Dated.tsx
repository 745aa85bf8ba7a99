import print from './print.module.css'

/** A day as the screen has room for it, and with its year on paper, which is read in another one. */
export const Dated = ({ screen, paper }: { screen: string; paper: string }) => (
  <>
    <span className={print.hidden}>{screen}</span>
    <span className={print.only}>{paper}</span>
  </>
)
