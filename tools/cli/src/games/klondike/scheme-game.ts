// Klondike with the numbers of other programs: a deal by one of them is a given position from there on,
// so that its record can be played again by whoever knows nothing of the scheme.
import { err, type OptionsError, type OptionValues, type Result } from '@parlour/game-core';
import { DEALS, klondike, type KlondikeOptions, rulesOf } from '@parlour/klondike';
import { dealScheme, type Scheme, schemeInfo, SCHEMES } from '@parlour/klondike/schemes';

/** The scheme that options ask for, if it is another program's. */
export const schemeIn = (options: OptionValues): Scheme | undefined =>
  SCHEMES.find((scheme) => scheme === options['deal']);

const withPosition = (
  given: OptionValues,
  scheme: Scheme,
): Result<KlondikeOptions, OptionsError> => {
  const isRule = ([name]: readonly [string, unknown]): boolean =>
    !['deal', 'number'].includes(name);
  const rest = Object.fromEntries(Object.entries(given).filter(isRule));
  const options = klondike.parseOptions(rest);
  if (!options.ok) return options;
  const state = dealScheme(
    scheme,
    String(given['number'] ?? schemeInfo(scheme).min),
    rulesOf(options.value),
  );
  if (!state.ok) {
    const { code, message } = state.error;
    const option = code === 'bad-number' ? 'number' : 'deal';
    return err({ code: 'conflict', option, message });
  }
  const position = klondike.makeState(state.value);
  return klondike.parseOptions({ ...rest, deal: 'custom', position });
};

const isObject = (input: unknown): input is OptionValues =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** All schemes, as they are told to whoever names one that there is not. */
const ALL = [...DEALS.filter((deal) => deal !== 'custom'), ...SCHEMES].join(', ');

const withAllSchemes = (error: OptionsError): OptionsError =>
  error.option === 'deal' && error.code === 'bad-value'
    ? { ...error, message: error.message.replace(DEALS.join(', '), ALL) }
    : error;

/** Klondike as the command knows it. */
export const game: typeof klondike = {
  ...klondike,
  parseOptions: (input) => {
    const scheme = isObject(input) ? schemeIn(input) : undefined;
    if (scheme !== undefined && isObject(input)) return withPosition(input, scheme);
    const read = klondike.parseOptions(input);
    return read.ok ? read : err(withAllSchemes(read.error));
  },
};
