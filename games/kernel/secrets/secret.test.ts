import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Seat, seatsOf, type Viewer } from '../contract/seat.ts'
import { Stopped } from '../play/stopped.ts'
import { canonical } from '../record/canonical.ts'
import { sealed } from './sealed.ts'
import {
  copySecret,
  isOpen,
  isSecret,
  knows,
  needsSecrets,
  open,
  redact,
  type Secret,
  secret,
  widen,
  within,
} from './secret.ts'

const hers = secret('clock', [1])

describe('a secret', () => {
  test('can be read by the rules, and on a view of a seat that knows it', () => {
    expect(open(hers)).toBe('clock')
    expect(open(redact(hers, 1))).toBe('clock')
  })

  test('stops the rules on a view that may not see it', () => {
    expect(() => open(redact(hers, 0))).toThrow(Stopped)
    expect(stopOf(() => open(redact(hers, 'spectator')))).toBe('secret')
  })

  test('may contain null, zero or the empty text, and is still open', () => {
    for (const value of [null, 0, '', false]) {
      expect(isOpen(secret(value, [0]))).toBe(true)
      expect(open(secret(value, [0]))).toBe(value)
      expect(isOpen(redact(secret(value, [0]), 1))).toBe(false)
    }
  })

  test('is known to its seats and to no spectator', () => {
    expect(seatsOf(8).filter((seat) => knows(hers, seat))).toEqual([1])
    expect(knows(hers, 'spectator')).toBe(false)
    expect(knows(secret('rest of the pile', []), 'spectator')).toBe(false)
  })

  test('is recognised by its mark', () => {
    expect([hers, redact(hers, 0), {}, [], null, 'secret', undefined].map(isSecret)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('within', () => {
  test('changes the content of a secret but not its seats', () => {
    const purse = secret(5, [0, 2])
    expect(within(purse, (coins) => coins + 1)).toEqual(secret(6, [0, 2]))
    expect(within(purse, (coins) => `${coins} coins`)).toEqual(secret('5 coins', [0, 2]))
    expect(open(purse)).toBe(5)
  })

  test('does nothing to a closed secret on a view', () => {
    const shut = within(redact(secret(5, [0]), 1), () => {
      throw new Error('the content was read')
    })
    expect(isOpen(shut)).toBe(false)
    expect(shut).toEqual({ $secret: [0] })
  })
})

describe('copying a secret', () => {
  test('gives an equal one that shares neither its seats nor its content', () => {
    const pile = secret(['painting', 'clock'], [0, 2])
    const twin = copySecret(pile, (cards) => cards.slice())
    expect(twin).toEqual(pile)
    expect(twin.$secret).not.toBe(pile.$secret)
    expect(open(twin)).not.toBe(open(pile))
    expect(copySecret(hers)).toEqual(hers)
    expect(copySecret(hers)).not.toBe(hers)
    expect(copySecret(hers).$secret).not.toBe(hers.$secret)
  })

  test('a closed one stays closed', () => {
    const shut = redact(secret(['clock'], [1]), 0)
    expect(copySecret(shut, (cards) => cards.slice())).toEqual({ $secret: [1] })
    expect(copySecret(redact(hers, 0)).$secret).not.toBe(hers.$secret)
  })
})

describe('widen', () => {
  test('adds seats, once each and in order', () => {
    expect(widen(secret('clock', [3, 5]), [1, 3, 0])).toEqual(secret('clock', [0, 1, 3, 5]))
    expect(widen(secret('clock', []), [])).toEqual(secret('clock', []))
  })

  test('stops on a view that lacks the content', () => {
    expect(stopOf(() => widen(redact(hers, 0), [0]))).toBe('secret')
  })
})

describe('what a viewer sees', () => {
  const table = {
    lots: ['landau', 'portrait'],
    bidders: [
      { coins: 12, taste: secret('clock', [0]) },
      { coins: 10, taste: secret('carriage', [1]) },
    ],
    pile: secret(['painting'], []),
  }

  test('a seat sees its own secrets and the marks of others', () => {
    expect(redact(table, 1)).toEqual({
      lots: ['landau', 'portrait'],
      bidders: [
        { coins: 12, taste: { $secret: [0] } },
        { coins: 10, taste: secret('carriage', [1]) },
      ],
      pile: { $secret: [] },
    })
  })

  test('hidden content is absent, not blanked', () => {
    expect(Object.keys(redact(table.pile, 0))).toEqual(['$secret'])
  })

  test('a spectator sees no secret, and nobody sees one that is known to nobody', () => {
    expect(canonical(redact(table, 'spectator'))).not.toMatch(/clock|carriage|painting/)
    for (const seat of seatsOf(8)) expect(canonical(redact(table, seat))).not.toContain('painting')
  })

  test('a nested secret requires both to be known', () => {
    const nested = secret({ plan: 'red', engine: secret('V2', [1]) }, [0, 1])
    expect(redact(nested, 1)).toBe(nested)
    expect(redact(nested, 0)).toEqual(secret({ plan: 'red', engine: { $secret: [1] } }, [0, 1]))
    expect(redact(nested, 2)).toEqual({ $secret: [0, 1] })
  })

  test('parts without secrets are shared with the original, which is unchanged', () => {
    const before = canonical(table)
    const seen = redact(table, 1)
    expect(seen.lots).toBe(table.lots)
    expect(seen.bidders[1]).toBe(table.bidders[1])
    expect(seen.bidders[0]).not.toBe(table.bidders[0])
    expect(canonical(table)).toBe(before)
  })

  test('a value without secrets, or a repeated view, is returned unchanged', () => {
    expect(redact(table.lots, 'spectator')).toBe(table.lots)
    const seen = redact(table, 1)
    expect(redact(seen, 1)).toBe(seen)
  })

  test("for any value, exactly the viewer's knowledge remains", () => {
    fc.assert(
      fc.property(anyShape, anyViewer, (shape, viewer) => {
        const leaves: Leaf[] = []
        const text = canonical(redact(grow(shape, [], leaves), viewer))
        for (const { marker, guards } of leaves) {
          expect(text.includes(marker)).toBe(guards.every((seats) => seats.some((seat) => seat === viewer)))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('two values that differ only in hidden content give the same bytes', () => {
    fc.assert(
      fc.property(anyShape, anyViewer, (shape, viewer) => {
        const one = grow(shape, [], [])
        const other = grow(shape, [], [], (guards) => guards.every((seats) => seats.some((seat) => seat === viewer)))
        expect(canonical(redact(other, viewer))).toBe(canonical(redact(one, viewer)))
      }),
      { numRuns: 500 },
    )
  })

  test('making a view does not change the original', () => {
    fc.assert(
      fc.property(anyShape, anyViewer, (shape, viewer) => {
        const whole = grow(shape, [], [])
        const before = canonical(whole)
        redact(whole, viewer)
        expect(canonical(whole)).toBe(before)
      }),
    )
  })
})

describe('the sealed part of a move', () => {
  const schema = sealed(z.int())

  test('is parsed with its content', () => {
    expect(z.safeParse(schema, { $secret: [2], value: 7 })).toMatchObject({ success: true, data: secret(7, [2]) })
  })

  test.each([
    ['empty', { $secret: [2] }],
    ['of the wrong kind', { $secret: [2], value: '7' }],
    ['for a seat that no table has', { $secret: [8], value: 7 }],
    ['with something hung onto it', { $secret: [2], value: 7, also: 1 }],
    ['without a mark', { value: 7 }],
  ])('is refused when it is %s', (_, input) => {
    expect(z.safeParse(schema, input).success).toBe(false)
  })
})

/** The shape of a nested value. Each leaf gets a unique text, so that it can be found in a view. */
type Shape =
  | { readonly kind: 'leaf' }
  | { readonly kind: 'list' | 'object'; readonly parts: readonly Shape[] }
  | { readonly kind: 'secret'; readonly seats: readonly Seat[]; readonly part: Shape }

interface Leaf {
  readonly marker: string
  /** The seats of each surrounding secret. */
  readonly guards: readonly (readonly Seat[])[]
}

const anyViewer: fc.Arbitrary<Viewer> = fc.constantFrom<Viewer[]>(0, 1, 2, 3, 'spectator')

const anyShape: fc.Arbitrary<Shape> = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 5 },
    fc.constant<Shape>({ kind: 'leaf' }),
    fc.record({ kind: fc.constantFrom('list', 'object'), parts: fc.array(tie('shape'), { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('secret'), seats: fc.subarray<Seat>([0, 1, 2, 3]), part: tie('shape') }),
  ),
})).shape

function grow(
  shape: Shape,
  guards: Leaf['guards'],
  leaves: Leaf[],
  isRetained: (guards: Leaf['guards']) => boolean = () => true,
): unknown {
  switch (shape.kind) {
    case 'leaf': {
      const marker = `<${leaves.length}>`
      leaves.push({ marker, guards })
      return isRetained(guards) ? marker : `another ${marker}`
    }
    case 'list':
      return shape.parts.map((part) => grow(part, guards, leaves, isRetained))
    case 'object':
      return Object.fromEntries(shape.parts.map((part, i) => [`part ${i}`, grow(part, guards, leaves, isRetained)]))
    case 'secret': {
      const content: Secret<unknown> = secret(
        grow(shape.part, [...guards, shape.seats], leaves, isRetained),
        shape.seats,
      )
      return content
    }
    default:
      return shape satisfies never
  }
}

function stopOf(act: () => unknown): string | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof Stopped) return error.at
    throw error
  }
  return undefined
}

describe('rules need secrets', () => {
  const purse = secret(5, [0])

  test('to open, show or reveal', () => {
    expect(needsSecrets(() => open(purse))).toBe(true)
    expect(needsSecrets(() => widen(purse, [1]))).toBe(true)
    expect(needsSecrets(() => within(secret(1, [0]), (coins) => coins) && open(purse))).toBe(true)
  })

  test('but not to change or copy', () => {
    expect(needsSecrets(() => within(purse, (coins) => coins + open(purse)))).toBe(false)
    expect(needsSecrets(() => copySecret(purse))).toBe(false)
    expect(needsSecrets(() => open(within(purse, (coins) => coins + 1)))).toBe(true)
    expect(needsSecrets(() => open(copySecret(purse)))).toBe(true)
  })

  test('nor to use ones they have made', () => {
    expect(needsSecrets(() => open(within(secret(1, [0]), (coins) => coins + 1)))).toBe(false)
    expect(needsSecrets(() => open(copySecret(secret(1, [0]))))).toBe(false)
  })

  test('regardless of earlier, nested or failed runs', () => {
    expect(needsSecrets(() => needsSecrets(() => open(purse)))).toBe(false)
    const broken = () => needsSecrets(() => within(purse, () => open(redact(purse, 1))))
    expect(broken).toThrow(Stopped)
    expect(needsSecrets(() => undefined)).toBe(false)
    expect(needsSecrets(() => open(purse))).toBe(true)
  })
})
