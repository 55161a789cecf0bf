import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { paymentTypes, prices, type PaymentType } from '#domain/billing/prices.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { SignInGate } from '../account/sign-in-gate.tsx';
import { useSession } from '../account/use-session.ts';
import { isPlansWanted } from '../plans/plan-arrival.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PaymentSheet } from './payment-sheet.tsx';
import { Payment } from './payment.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { Preparing } from './preparing.tsx';

export const meta = () => pageMeta('checkout');

const isPaymentType = (plan: string): plan is PaymentType => paymentTypes.some((type) => type === plan);

/** Next to the order, so that people see it before they create an account. */
function LoginRequired({ plan }: { plan: string }) {
  const { checkout: words } = useCopy();
  const gate = (
    <SignInGate
      title={words.loginRequired}
      text={words.loginText}
      other={<Link to={paths.home()}>{words.home}</Link>}
    />
  );
  if (!isPaymentType(plan)) return <div className="pt-6">{gate}</div>;
  return <CheckoutFrame summary={<PlanSummary type={plan} cents={prices[plan].cents} />}>{gate}</CheckoutFrame>;
}

/** For an unknown plan, shows the resume plan's details without a price, and takes no payment; what is said about it comes first. */
function UnknownPlan() {
  const { checkout: words } = useCopy();
  return (
    <div className="pt-6">
      <Notice
        tone="warn"
        title={words.unknownPlan}
        action={
          <ButtonLink size="sm">
            <Link to={{ pathname: paths.home(), hash: 'pricing' }}>{words.seePlans}</Link>
          </ButtonLink>
        }
      />
      <CheckoutFrame summary={<PlanSummary type="resume" cents={0} quiet />}>
        <PaymentSheet quiet>
          <Button look="secondary" className="bg-transparent" disabled>
            {words.submit(0)}
          </Button>
        </PaymentSheet>
      </CheckoutFrame>
    </div>
  );
}

function CheckoutView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const session = useSession();
  const toast = useToast();
  const { checkout: words } = useCopy();
  const plan = search.get('plan');
  useEffect(() => {
    if (plan !== null) return;
    // The state is passed on: a person who came by "Upgrade Account" sees the plans there. Anybody else gets a message that says why.
    if (!isPlansWanted(state))
      toast({
        tone: 'notice',
        title: words.noPlan,
        text: words.noPlanText,
        action: {
          text: words.seePlans,
          onPress: () => void navigate({ pathname: paths.home(), hash: 'pricing' }),
        },
      });
    void navigate(paths.home(), { replace: true, state });
  }, [plan, state, navigate, toast, words]);
  if (plan === null || session === undefined) return <Preparing />;
  if (session === null) return <LoginRequired plan={plan} />;
  if (!isPaymentType(plan)) return <UnknownPlan />;
  const inHand = search.get('optimizationId') ?? undefined;
  return <Payment key={`${plan} ${inHand}`} type={plan} inHand={inHand} />;
}

/** The address decides what is shown, which prerendering does not know. */
export default function CheckoutPage() {
  const { checkout: words } = useCopy();
  const hydrated = useHydrated();
  return (
    <main id="content" className="mx-auto max-w-page px-5 pt-8 pb-28 md:px-8 md:pt-12">
      <h1 className="text-2xl">{words.title}</h1>
      {hydrated ? <CheckoutView /> : <Preparing />}
    </main>
  );
}
