import fc from 'fast-check'

/** Any string: escapes, control characters, surrogate pairs and lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
)

const leaf = fc.oneof(fc.constant(null), fc.boolean(), fc.maxSafeInteger(), fc.integer({ min: -9, max: 9 }), anyText)

/** Any plain value: the contents of states, moves and events. */
export const anyPlain: fc.Arbitrary<unknown> = fc.letrec<{ plain: unknown }>((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('plain'), { maxLength: 5 }),
    fc
      .array(fc.tuple(fc.oneof(fc.constant('__proto__'), fc.constant('10'), anyText), tie('plain')), { maxLength: 5 })
      .map(Object.fromEntries),
  ),
})).plain
