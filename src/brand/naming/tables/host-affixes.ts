/**
 * What is put before or behind a brand's name where its own host is taken (frequent in the Tranco list,
 * https://tranco-list.eu/).
 */
export const HOST_PREFIXES: readonly string[] = 'get try my the go use join hello we'.split(' ');
export const HOST_SUFFIXES: readonly string[] = 'app hq online inc'.split(' ');
