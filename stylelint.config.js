/** A length of more than a hairline. */
const HARD = '/(?<![\\w.])(?:[02-9]|\\d{2,}|\\d*\\.\\d+)px/'

/** Spacing, type, radii and colours come from tokens.css; an exception says why beside it. */
export default {
  extends: 'stylelint-config-standard',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap)/': [HARD],
      'font-size': [HARD],
      'font-family': ['/^(?!var\\(|inherit)/'],
      '/^border.*-radius$/': [HARD],
    },
    // Short ones are not read by the test of the colours.
    'color-hex-length': 'long',
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    // Safari of iOS knows it by that name alone.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
    // Classes of CSS modules are properties of an object.
    'selector-class-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // A module says first what a part is, then what its states are.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/tokens.css'],
      rules: {
        'color-no-hex': null,
        'no-duplicate-selectors': null,
        'function-disallowed-list': null,
      },
    },
  ],
}
