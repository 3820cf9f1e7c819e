from questkeep.kernel.game import Insight


class FetchQuestInsight(Insight):
    def value(self, table, seat):
        return 0.0
