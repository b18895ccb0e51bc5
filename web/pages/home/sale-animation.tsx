import { type ReactNode, useState } from 'react'
import { BuyerFigure } from '../../board/parts/buyer-figure.tsx'
import { CarDrawing } from '../../board/parts/car.tsx'
import { PartPiece, PriceMarker, Stamp } from '../../board/parts/pieces.tsx'
import home from './home.module.css'
import styles from './sale-animation.module.css'
import { useHomeWords } from './use-messages.ts'

const ownCar = { badge: 0, body: 2, engine: 4, workers: 2, price: 6 }
const rival = { badge: 1, body: 1, engine: 2, workers: 1, price: 5 }

/** A sale: the buyer looks at the car of a rival, and takes mine. It plays once and stays as a picture. */
export function SaleAnimation() {
  const words = useHomeWords()
  const [times, setTimes] = useState(0)
  return (
    <>
      <div role="img" aria-label={words('label')}>
        <p className={styles.wanted} aria-hidden="true">
          {words('wanted')}
        </p>
        <div key={times} className={styles.scene} aria-hidden="true">
          <span className={styles.buyer}>
            <BuyerFigure preference="engine" />
          </span>
          <CarForSale {...ownCar} owner={words('yours')}>
            <span className={styles.stamp}>
              <Stamp tone="sold">{words('sold')}</Stamp>
            </span>
          </CarForSale>
          <CarForSale {...rival} owner="Ada" />
        </div>
      </div>
      <figcaption className={styles.reason}>
        <span>{words('reason')}</span>
        <button type="button" className={home.link} onClick={() => setTimes(times + 1)}>
          {words('again')}
        </button>
      </figcaption>
    </>
  )
}

interface CarForSaleProps {
  readonly badge: number
  readonly body: number
  readonly engine: number
  readonly workers: number
  readonly price: number
  readonly owner: string
  readonly children?: ReactNode
}

function CarForSale({ price, owner, children, ...car }: CarForSaleProps) {
  return (
    <span className={styles.car} data-own={children ? '' : undefined}>
      <PriceMarker price={price} round={1} />
      <CarDrawing {...car} close className={styles.drawing} />
      <span className={styles.facts}>
        <PartPiece kind="engine" value={car.engine} />
        <span>{owner}</span>
      </span>
      {children}
    </span>
  )
}
