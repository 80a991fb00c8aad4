/** Before tests: what is made from the folders of checks. */
module.exports = () => import('./generate-checks.mjs');
